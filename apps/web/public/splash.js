// Moves the splash's bar: the part of the page's files that have arrived. A file of its own: the content security policy
// allows no inline script.
(() => {
  const splash = document.getElementById('splash');
  const bar = splash?.querySelector('i');
  if (!bar || !('PerformanceObserver' in window)) return;
  // what the document itself asks for, and what the scripts add to it while they look for the page
  const files = 'link[rel="modulepreload"], link[rel="stylesheet"], script[type="module"][src]';
  const arrived = new Set();
  let shown = 0;
  const observer = new PerformanceObserver((list) => {
    if (!splash.isConnected) return observer.disconnect();
    for (const { name } of list.getEntries()) arrived.add(name);
    const wanted = [...document.querySelectorAll(files)].map(({ href, src }) => href || src);
    const part = wanted.filter((address) => arrived.has(address)).length / wanted.length;
    // files that are asked for later do not turn it back
    shown = Math.max(shown, part || 0);
    bar.style.transform = `scaleX(${shown})`;
    splash.setAttribute('aria-valuenow', String(Math.round(shown * 100)));
  });
  observer.observe({ type: 'resource', buffered: true });
})();
