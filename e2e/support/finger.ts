// A finger that drags a card: it rests until the browser lifts the card, as on a phone, moves in steps and lets go.
import type { Locator, Page } from '@playwright/test';

/** Drags an element by a long press of a finger and drops it on another one. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const finger = await page.context().newCDPSession(page);
  // Touches of `Input.dispatchTouchEvent` are never long; those that the browser makes of a mouse are.
  await finger.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  await finger.send('Input.setInterceptDrags', { enabled: true });
  const lifted = new Promise<{ items: []; dragOperationsMask: number }>((resolve) => {
    finger.once('Input.dragIntercepted', ({ data }) => resolve(data as { items: []; dragOperationsMask: number }));
  });
  // A press that becomes a drag has no answer.
  finger
    .send('Input.dispatchMouseEvent', { type: 'mousePressed', ...start, button: 'left', buttons: 1, clickCount: 1 })
    .catch(() => undefined);
  const data = await lifted;
  const send = (type: 'dragEnter' | 'dragOver' | 'drop', at: typeof start) =>
    finger.send('Input.dispatchDragEvent', { type, ...at, data });
  await send('dragEnter', start);
  for (let step = 1; step <= 10; step++) {
    await send('dragOver', { x: start.x + ((end.x - start.x) * step) / 10, y: start.y + ((end.y - start.y) * step) / 10 });
    // A hand is not faster than the screen.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('drop', end);
  await finger.send('Input.setInterceptDrags', { enabled: false });
  await finger.send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
  await finger.detach();
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
