// The first lines on paper: what was printed, by which filter, on which day.
import { useEffect } from 'react';
import { useDates, useToday } from '#lib/dates.ts';
import { usePrinting, watchPrinting } from '#lib/printing.ts';
import { usePaperTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import '#app/shell/print.css';

export function PrintHead() {
  useEffect(watchPrinting, []);
  return usePrinting() ? <Head /> : null;
}

function Head() {
  const { product } = useText().shell;
  const { title, filter } = usePaperTitle();
  const { formatLong } = useDates();
  const day = formatLong(useToday());
  return (
    <div className="print-head">
      <p className="written text-20 font-semibold">{title}</p>
      {filter ? <p className="written text-14">{filter}</p> : null}
      <p className="text-12 text-ink-2">{`${day} · ${product}`}</p>
    </div>
  );
}
