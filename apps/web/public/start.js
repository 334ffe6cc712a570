// Runs before the application is loaded: puts the remembered theme on before the first paint (src/lib/theme.ts does the same later
// on), and begins the calls of the first screen that src/app/first-calls.ts has noted (src/lib/begun-calls.ts takes the responses).
(() => {
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // The browser keeps nothing.
      return null;
    }
  };
  const theme = stored('theme') || 'light';
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#141518' : '#ffffff');

  try {
    const { person, board, boards } = JSON.parse(stored('first-calls'));
    const id = Number(/^\/workspace\/(\d+)$/.exec(location.pathname)?.[1]);
    const calls = boards.includes(id) ? [...person, ...board] : person;
    globalThis.begunCalls = new Map(
      calls.map(([address, request]) => {
        const control = new AbortController();
        const path = address.replace('/0/', `/${id}/`);
        const response = fetch(path, { ...request, signal: control.signal });
        // Whoever takes it sees the failure.
        response.catch(() => {});
        return [path, { response, control }];
      }),
    );
  } catch {
    // Nothing was noted.
  }
})();
