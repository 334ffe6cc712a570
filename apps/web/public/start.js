// Runs before the application is loaded: puts the remembered theme on before the first paint, as src/lib/theme.ts does later on.
(() => {
  let theme = 'light';
  try {
    theme = localStorage.getItem('theme') || theme;
  } catch {
    // The browser keeps nothing.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#141518' : '#ffffff');
})();
