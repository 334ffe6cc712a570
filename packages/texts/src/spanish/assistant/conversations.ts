// Texts of the conversations with the assistant, Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const conversationsText: Catalogue['conversations'] = {
  title: 'Conversaciones',
  intro: 'Pregunta por tus tareas o pide cambios. Tus compañeros no ven tus conversaciones.',
  list: 'Tus conversaciones',
  none: 'Aún no hay conversaciones',
  unnamed: 'Conversación nueva',
  begin: 'Conversación nueva',
  back: 'Todas las conversaciones',
  loadFailed: 'No se han podido cargar las conversaciones.',
  openFailed: 'No se ha podido cargar la conversación.',
  gone: 'Esta conversación se ha eliminado.',
  actions: (name) => `Acciones para ${name}`,
  rename: 'Cambiar el nombre',
  name: 'Nombre',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  renamed: { title: 'Nombre cambiado', text: 'La conversación ya tiene su nuevo nombre.' },
  exportFile: 'Exportar',
  exportFailed: 'No se ha podido exportar la conversación',
  fileName: 'conversacion',
  remove: 'Eliminar',
  removing: 'Eliminando…',
  removeTitle: '¿Eliminar esta conversación?',
  removeText: (name) => `Se eliminará «${name}» con todos sus mensajes. Los cambios que confirmaste se mantienen.`,
  removed: { title: 'Conversación eliminada', text: 'Sus mensajes ya no existen.' },
  removeFailed: 'No se ha podido eliminar la conversación',
  you: 'Tú',
  assistant: 'Asistente',
  messages: 'Mensajes',
  writing: 'Respondiendo…',
  stop: 'Detener',
  answered: 'El asistente ha respondido.',
  askAgain: 'Preguntar de nuevo',
  edit: 'Editar y preguntar de nuevo',
  editing: 'Cuando lo envíes, sustituirá a este mensaje y a los siguientes.',
  stopEditing: 'Cancelar la edición',
  failed: 'No se ha podido enviar el mensaje',
  interrupted: 'La conexión se ha cortado antes de terminar la respuesta.',
  dismiss: 'Cerrar',
  steps: (count) => plural(count, 'Mostrar 1 paso', `Mostrar ${number(count)} pasos`),
  modelUnknown: 'No se ha podido comprobar si responde un modelo de lenguaje.',
  sentTo: (model, host) => `Lo que escribes y lo que el asistente consulta para responder se envía a ${model} en ${host}.`,
  contentKept: 'Los administradores pueden leerlo en el registro de llamadas.',
  tokensLeft: (count) => plural(count, 'Te queda 1 token para hoy.', `Te quedan ${number(count)} tokens para hoy.`),
  level: 'Qué puede hacer el asistente',
  levels: { ask: 'Solo responder', propose: 'Proponer cambios', auto: 'También comentar, marcar y priorizar' },
  openConversation: 'Seguir en una conversación',
};
