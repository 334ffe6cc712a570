// Shows the toast that it is given: default or destructive, gone by itself, by a swipe to the right or by its button.
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { cn } from '#lib/cn.ts';
import { useUiWords } from '#ui/words.ts';

export interface ShownToast {
  id: number;
  open: boolean;
  title: string;
  text?: string | undefined;
  kind?: 'default' | 'destructive' | undefined;
  action?: { label: string; run: () => void } | undefined;
}

export interface ToasterProps {
  toast: ShownToast | null;
  onDismiss: () => void;
  /** The name of the region. */
  label: string;
  duration: number;
  swipe: number;
}

export function Toaster({ toast, onDismiss, label, duration, swipe }: ToasterProps) {
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipe} label={label}>
      {toast ? <OneToast key={toast.id} toast={toast} onDismiss={onDismiss} /> : null}
      <Radix.Viewport hotkey={['F8']} label={`${label} ({hotkey})`} className="toasts" />
    </Radix.Provider>
  );
}

function OneToast({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { close } = useUiWords();
  const { action } = toast;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      className={cn('toast', toast.kind === 'destructive' && 'toast-destructive')}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className="toast-title">{toast.title}</Radix.Title>
        {toast.text ? <Radix.Description className="mt-0.5 text-13 wrap-anywhere">{toast.text}</Radix.Description> : null}
      </div>
      {action ? (
        <Radix.Action altText={action.label} className="toast-action" onClick={action.run}>
          {action.label}
        </Radix.Action>
      ) : null}
      <Radix.Close aria-label={close} className="toast-close">
        <X className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
