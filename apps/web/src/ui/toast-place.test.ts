// The place of a toast: in gaps between what must stay free, as low as it can.
import { describe, expect, it } from 'vitest';
import { mustStayFree, toastPlace } from '#ui/toast-place.ts';

const phone = { left: 0, top: 0, right: 390, bottom: 844 };
const footer = { left: 100, top: 790, right: 380, bottom: 830, cost: mustStayFree };
const header = { left: 340, top: 18, right: 376, bottom: 54, cost: mustStayFree };

describe('the place of a toast', () => {
  it('is at the bottom where nothing stands', () => {
    expect(toastPlace({ width: 358, height: 60 }, phone, [])).toEqual({ side: 'right', top: 776, height: 60 });
  });

  it('is above the buttons of a footer', () => {
    expect(toastPlace({ width: 358, height: 60 }, phone, [header, footer])).toEqual({ side: 'right', top: 722, height: 60 });
  });

  it('is on the other side of a wide window, where it covers nothing', () => {
    const window = { left: 0, top: 0, right: 1440, bottom: 900 };
    const panel = { left: 960, top: 0, right: 1440, bottom: 900, cost: 1 };
    expect(toastPlace({ width: 388, height: 60 }, window, [panel]).side).toBe('left');
  });

  it('covers what matters less, and less of it', () => {
    const chips = [200, 300, 400, 500, 600, 700].map((top) => ({ left: 0, top, right: 390, bottom: top + 90, cost: 1 }));
    const { top } = toastPlace({ width: 358, height: 120 }, phone, [header, ...chips, footer]);
    expect(top).toBe(72);
  });

  it('is lower than its text in a window with little room, and still over no button of the footer', () => {
    const small = { left: 0, top: 0, right: 320, bottom: 256 };
    const low = { ...footer, right: 310, top: 206, bottom: 246 };
    const position = toastPlace({ width: 288, height: 170 }, small, [{ ...header, left: 280, right: 310 }, low]);
    expect(position.top).toBeGreaterThanOrEqual(54);
    expect(position.top + position.height).toBeLessThanOrEqual(206);
  });
});
