// Spanish texts of the state of the server that the server says itself.
import type { Catalogue } from '#catalogue.ts';

export const monitoringText: Catalogue['monitoring'] = {
  notHeld: 'Los correos no están retenidos.',
  storeFailures: {
    unreachable: 'No se puede conectar con el almacén de archivos: está parado o su dirección en FILES_URL es incorrecta.',
    silent: 'El almacén de archivos no responde a tiempo.',
    cut: 'El almacén de archivos cortó una conexión antes de que se enviara todo.',
    key: 'El almacén de archivos rechaza la clave de FILES_URL, o la clave no tiene permiso para esto.',
    bucket: 'El bucket de FILES_URL no existe.',
    clock: 'El almacén de archivos rechaza la hora de este equipo: ajusta el reloj.',
    refused: 'El almacén de archivos rechaza la petición.',
    other: 'El almacén de archivos devuelve un contenido distinto del guardado.',
    disk: 'No se puede leer ni escribir en la carpeta de archivos.',
  },
};
