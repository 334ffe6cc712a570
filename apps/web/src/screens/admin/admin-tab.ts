// What every part of the administration is given.
import type { ComponentType } from 'react';

export interface AdminTabProps {
  /** All tasks of the company as a board or a list; made by the board's screen, which no other screen may import. */
  Company: ComponentType<{ view: 'board' | 'list' }>;
}
