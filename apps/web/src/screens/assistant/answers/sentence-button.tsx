// A button that sends a sentence; a long one has several lines.
import { Button } from '#ui/button.tsx';

interface SentenceButtonProps {
  label: string;
  variant?: 'ghost' | undefined;
  onClick: () => void;
}

export function SentenceButton({ label, variant, onClick }: SentenceButtonProps) {
  return (
    <Button variant={variant} className="h-auto min-h-8 max-w-full py-1.5 text-start whitespace-normal" onClick={onClick}>
      <span className="min-w-0 break-words">{label}</span>
    </Button>
  );
}
