// Texts of standing instructions for the assistant.
import type { InstructionsText } from '#english/assistant/instructions.ts';

export const instructionsText: InstructionsText = {
  button: 'Indicaciones',
  title: 'Indicaciones permanentes',
  intro:
    'Lo que el asistente sabe antes de cada conversación, por ejemplo cómo llamas a las cosas o cómo prefieres las respuestas. No cambian ningún permiso.',
  own: 'Las tuyas, que solo ves tú',
  board: (name) => `Del tablero ${name}, que ven todas las personas del tablero`,
  placeholder: 'Por ejemplo: llamamos temporada al cuarto trimestre.',
  managed: 'Puede cambiarlas quien administra el tablero.',
  none: 'Ninguna',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Guardado',
  failed: 'No se pudieron guardar.',
  changed: 'Otra persona ha guardado esto para el tablero mientras tanto. Guarda de nuevo para reemplazarlo por lo tuyo:',
  loadFailed: 'No se pudieron cargar las indicaciones.',
};
