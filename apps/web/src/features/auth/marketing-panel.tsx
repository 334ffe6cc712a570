// The panel beside the sign-in card: what the product does, and a small animated board.
import { Radio, ShieldCheck, Sparkles } from 'lucide-react';
import { MiniBoard } from '#features/auth/mini-board.tsx';
import { useText } from '#lib/text.ts';

export function MarketingPanel() {
  const { panel } = useText().auth;
  const rows = [
    { icon: <Sparkles />, ...panel.prioritisation },
    { icon: <ShieldCheck />, ...panel.roles },
    { icon: <Radio />, ...panel.realTime },
  ];
  return (
    <aside className="marketing">
      <div className="marketing-text">
        <h2 className="text-32 font-semibold tracking-[-.022em] text-balance">{panel.headline}</h2>
        <ul className="mt-8 flex flex-col gap-5">
          {rows.map((row) => (
            <li key={row.title} className="flex gap-3.5">
              <span aria-hidden="true" className="marketing-icon">
                {row.icon}
              </span>
              <div>
                <h3 className="text-14 font-semibold">{row.title}</h3>
                <p className="mt-0.5 text-13 text-pretty text-white/82">{row.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <MiniBoard />
    </aside>
  );
}
