// Sets the theme before the first paint. A file of its own: the content security policy allows no inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('bolillero-theme');
  } catch {
    // storage may be forbidden: the system's theme is used
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
