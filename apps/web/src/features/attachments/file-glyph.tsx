// The kind of a file, by its name and type.
import { Archive, File, FileAudio, FileSpreadsheet, FileText, FileVideo, type LucideIcon } from 'lucide-react';

const byEnding: [RegExp, LucideIcon][] = [
  [/\.(pdf|docx?|odt|rtf|txt|md|pages)$/i, FileText],
  [/\.(xlsx?|ods|csv|tsv|numbers)$/i, FileSpreadsheet],
  [/\.(zip|gz|7z|rar|tar)$/i, Archive],
];

export function FileGlyph({ name, type }: { name: string; type: string }) {
  const Glyph = type.startsWith('video/')
    ? FileVideo
    : type.startsWith('audio/')
      ? FileAudio
      : (byEnding.find(([ending]) => ending.test(name))?.[1] ?? File);
  return (
    <span className="attachment-thumb" aria-hidden="true">
      <Glyph size={18} />
    </span>
  );
}
