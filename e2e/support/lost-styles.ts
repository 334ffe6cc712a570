// Finds information that forced colours hide, and motion despite reduced motion.
import type { Page } from '@playwright/test';

/** Returns fields and buttons without an edge in forced colours, selected elements that look unselected, and words in the colour behind them. */
export function lostInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 40)}`;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ opacityProperty: true }));
    const hasEdge = (element: Element | null, levels: number): boolean => {
      if (!element || levels === 0) return false;
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') || hasEdge(element.parentElement, levels - 1);
    };
    const fields =
      'input:not([type=hidden], [type=checkbox], [type=radio], .sr-only), textarea:not(.sr-only), select:not([aria-hidden])';
    const edgeless = [
      ...seen(fields).filter((each) => !hasEdge(each, 3)),
      ...seen('.button').filter((each) => !hasEdge(each, 1)),
    ];

    const look = (element: Element) =>
      JSON.stringify([
        element.querySelectorAll('svg, img').length,
        ...['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part || undefined);
          const { backgroundColor, color, borderColor, borderStyle, borderWidth, outlineStyle, fontWeight, textDecorationLine } =
            style;
          const { content, transform, translate, insetInlineStart } = style;
          const edges = [borderColor, borderStyle, borderWidth, outlineStyle];
          return [backgroundColor, color, edges, fontWeight, textDecorationLine, content, transform, translate, insetInlineStart];
        }),
        ...[...element.children].map((child) => {
          const { backgroundColor, transform, translate, borderStyle, borderWidth } = getComputedStyle(child);
          return [backgroundColor, transform, translate, borderStyle, borderWidth];
        }),
      ]);
    const choices = [
      ['a[aria-current]:not([aria-current=false])', 'a:not([aria-current])'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
      ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
      ['[role=switch][aria-checked=true]', '[role=switch][aria-checked=false]'],
      ['[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]'],
    ] as const;
    const peerOf = (element: Element, peers: string): Element | null => {
      for (let place = element.parentElement; place; place = place.parentElement) {
        const peer = place.querySelector(peers);
        if (peer) return element.className === peer.className ? peer : null;
      }
      return null;
    };
    const alike = choices.flatMap(([chosen, others]) =>
      seen(chosen).filter((element) => {
        const peer = peerOf(element, others);
        return peer !== null && look(element) === look(peer);
      }),
    );

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const pixelOf = (color: string): string => {
      if (!canvas) return color;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data.join();
    };
    // Only in a part that keeps its own colours may both be the same.
    const behind = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? behind(element.parentElement) : backgroundColor;
    };
    const unreadable = seen('main *').filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      return forcedColorAdjust === 'none' && hasWords && pixelOf(color) === pixelOf(behind(element));
    });
    return [
      ...unreadable.map((each) => `has the colour of what is behind it: ${nameOf(each)}`),
      ...edgeless.map((each) => `has no edge: ${nameOf(each)}`),
      ...alike.map((each) => `looks like what is not chosen: ${nameOf(each)}`),
    ];
  });
}

/** Returns elements with transitions or animations despite reduced motion. */
export function movesDespiteReducedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map((each) => Number.parseFloat(each)));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return longest(transitionDuration) > 0.01 || (animationName !== 'none' && longest(animationDuration) > 0.01);
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });
}
