// The props of every tab of the administration.
import type { ComponentType } from 'react';

export interface AdminTabProps {
  /** All tasks of the company as a board or a list, passed in because no screen may import another. */
  Company: ComponentType<{ view: 'board' | 'list' }>;
}
