// Runs in the measured pages: records when a screen appeared, when cards were last painted, and how long a lift and a key took until paint.
(() => {
  const bench = {
    shownAt: 0,
    cardsAt: 0,
    liftTook: Number.NaN,
    keyTook: Number.NaN,
    watchShown,
    watchLift,
    watchKey,
    watchPresses,
    presses: () => [...interactions.values()],
    scroll,
  };
  window.bench = bench;

  /** Calls back after the next frame is painted. */
  function painted(then) {
    requestAnimationFrame(() => afterFrame(then));
  }

  function afterFrame(then) {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  }

  function watchShown(selector) {
    if (document.querySelector(selector)) bench.shownAt = performance.now();
    else requestAnimationFrame(() => watchShown(selector));
  }

  let count = 0;
  function look() {
    const now = document.querySelectorAll('[data-task], [data-row]').length;
    if (now !== count) {
      count = now;
      afterFrame((at) => {
        bench.cardsAt = at;
      });
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  function watchLift() {
    bench.liftTook = Number.NaN;
    let began = 0;
    const seen = new MutationObserver(() => {
      seen.disconnect();
      painted((at) => {
        bench.liftTook = at - began;
      });
    });
    const lift = () => {
      began = performance.now();
      seen.observe(document, { subtree: true, attributeFilter: ['data-dragging'] });
    };
    window.addEventListener('dragstart', lift, { capture: true, once: true });
  }

  function watchKey() {
    bench.keyTook = Number.NaN;
    const press = (event) => {
      const began = event.timeStamp;
      const seen = new MutationObserver(() => {
        painted((at) => {
          bench.keyTook = at - began;
        });
      });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true });
      setTimeout(() => seen.disconnect(), 350);
    };
    window.addEventListener('keydown', press, { capture: true, once: true });
  }

  /** The longest event of each key and press, by the browser's number for it. */
  const interactions = new Map();
  function watchPresses() {
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 });
  }

  /** Scrolls down and returns the 95th percentile of the time between frames. */
  async function scroll(scroller) {
    const gaps = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 120; frame++) {
      scroller.scrollTop += 240;
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    const gap = gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)];
    // Instants are given in tenths of a millisecond; their difference has an error of rounding.
    return Math.round(gap * 10) / 10;
  }
})();
