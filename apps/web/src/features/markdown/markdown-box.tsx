// A field for a text in Markdown: a plain field with tools and mentions, and beside it what the text will look like.
import { type ClipboardEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { applyEdit, selectedIn } from '#features/markdown/apply-edit.ts';
import { applyTool, continueList, pasteLink, type Tool } from '#features/markdown/edit-text.ts';
import { preloadMarkdown } from '#features/markdown/lazy-markdown.ts';
import { Markdown } from '#features/markdown/markdown.tsx';
import { MarkdownTools } from '#features/markdown/markdown-tools.tsx';
import { MentionList } from '#features/markdown/mention-list.tsx';
import { MentionMissing } from '#features/markdown/mention-missing.tsx';
import { pasteMarkdown } from '#features/markdown/paste/paste-markdown.ts';
import { toolForKey } from '#features/markdown/tool-keys.ts';
import { useEditedText } from '#features/markdown/use-edited-text.ts';
import { type Mentionable, useMentions } from '#features/markdown/use-mentions.ts';
import { isOfComposition } from '#lib/composition.ts';
import { filesIn } from '#lib/files-in.ts';
import { useText } from '#lib/text.ts';
import '#features/markdown/markdown-box.css';

/** Takes files for a text, and says of each what becomes of it. */
export interface TextFiles {
  take: (files: File[], field: HTMLTextAreaElement) => void;
  notes: readonly string[];
}

interface MarkdownBoxProps {
  /** The text as it is stored. */
  value: string;
  onChange: (stored: string) => void;
  mentionable: Mentionable;
  /** How the text takes files; without it, it takes none. */
  files?: TextFiles | undefined;
  /** The name of the field, also where a `label` gives it. */
  name: string;
  id?: string | undefined;
  placeholder: string;
  rows?: number | undefined;
  /** How long the stored text may be. */
  max?: number | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-keyshortcuts'?: string | undefined;
  'data-comment-box'?: '';
  /** The tools come, below the text, once somebody writes. */
  quiet?: boolean;
}

export function MarkdownBox(props: MarkdownBoxProps) {
  const { value, onChange, mentionable, files, name, max, id: given, quiet = false, ...rest } = props;
  const { markdown: words } = useText();
  const own = useId();
  const id = given ?? own;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWritten, setWritten] = useState(false);
  if (!isWritten && value !== '') setWritten(true);
  const [preview, setPreview] = useState<{ height: number; of: string }>();
  // Once it was sent, the next text is to be written.
  if (preview && preview.of !== '' && value === '') setPreview(undefined);
  const edited = useEditedText(value, onChange);
  const mentions = useMentions(field, edited, mentionable);

  function use(tool: Tool): void {
    if (field.current) applyEdit(field.current, applyTool(tool, selectedIn(field.current)));
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (mentions.box.handleKey(event)) return;
    const tool = toolForKey(event);
    const alone = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOfComposition(event));
    const edit = tool
      ? applyTool(tool, selectedIn(event.currentTarget))
      : event.key === 'Enter' && alone
        ? continueList(selectedIn(event.currentTarget))
        : undefined;
    if (!edit) return;
    event.preventDefault();
    event.stopPropagation();
    applyEdit(event.currentTarget, edit);
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    // Cells of a table come as text and as a picture of it: the text is meant.
    if (pasted === '' && takeFiles(event, event.clipboardData)) return;
    const edit = pasteLink(selectedIn(event.currentTarget), pasted);
    if (edit) {
      event.preventDefault();
      applyEdit(event.currentTarget, edit);
    } else pasteMarkdown(event);
  }
  function takeFiles(event: SyntheticEvent<HTMLTextAreaElement>, transfer: DataTransfer): boolean {
    const found = files ? filesIn(transfer) : [];
    if (found.length === 0) return false;
    event.preventDefault();
    files?.take(found, event.currentTarget);
    return true;
  }
  function show(): void {
    if (preview) return;
    setPreview({ height: field.current?.offsetHeight ?? 0, of: value });
  }
  function write(): void {
    setPreview(undefined);
    // Once it is there again.
    requestAnimationFrame(() => field.current?.focus());
  }

  const head = (
    <div className="markdown-head">
      <fieldset aria-label={words.view} className="markdown-views">
        <button type="button" aria-pressed={!preview} className="markdown-view" onClick={write}>
          {words.write}
        </button>
        <button
          type="button"
          aria-pressed={preview !== undefined}
          className="markdown-view"
          onPointerEnter={preloadMarkdown}
          onClick={show}
        >
          {words.preview}
        </button>
      </fieldset>
      {preview ? null : <MarkdownTools controls={id} onUse={use} />}
    </div>
  );
  return (
    <div className="markdown-box" data-quiet={quiet ? '' : undefined} data-invalid={rest['aria-invalid'] ? '' : undefined}>
      {quiet ? null : head}
      <textarea
        rows={2}
        {...rest}
        {...mentions.box.fieldProps}
        ref={field}
        id={id}
        aria-label={given === undefined ? name : undefined}
        hidden={preview !== undefined}
        className="markdown-field"
        value={edited.text}
        maxLength={max === undefined ? undefined : max - (value.length - edited.text.length)}
        onKeyDown={press}
        onPaste={paste}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
        onFocus={() => setWritten(true)}
        onSelect={mentions.follow}
        onBlur={mentions.leave}
        onChange={(event) => {
          edited.type(event.target.value);
          mentions.follow();
        }}
      />
      {files && files.notes.length > 0 ? (
        <ul role="status" className="markdown-notes">
          {files.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {preview ? (
        <section aria-label={words.previewOf(name)} className="markdown-preview" style={{ minHeight: preview.height }}>
          {value.trim() === '' ? <p className="text-ink-3">{words.nothing}</p> : <Markdown text={value} />}
        </section>
      ) : null}
      {quiet && isWritten ? head : null}
      {mentionable.missing && edited.text.includes('@') ? <MentionMissing {...mentionable.missing} /> : null}
      {mentions.box.open ? <MentionList box={mentions.box} field={field} at={mentions.at} people={mentions.found} /> : null}
    </div>
  );
}
