// What is drawn otherwise where a person forces colours of their own; nobody else loads it.

/** Loads the style sheet for forced colours where, and as soon as, they are in force. */
export function followForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) import('#styles/forced-colors.css').catch((error: unknown) => console.error(error));
  };
  load();
  forced.addEventListener('change', load);
}
