// Loads the style sheet for forced colours only for people who use them.

/** Loads the style sheet as soon as forced colours are active. */
export function followForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) import('#styles/forced-colors.css').catch((error: unknown) => console.error(error));
  };
  load();
  forced.addEventListener('change', load);
}
