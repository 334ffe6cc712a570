// The sheet of all shortcuts, rendered from the registry: what each does, by scope, with a search field.

import { screens } from '@app/contract/screens.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { Search } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { openTaskShortcuts } from '#features/tasks/keys/open-task-shortcuts.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { Link } from '#lib/link.tsx';
import { isMac, keyLabelsOf } from '#lib/shortcut-labels.ts';
import { isSingleKey, type Scope, type ShortcutId, scopes, shortcut, shortcutsIn } from '#lib/shortcuts.ts';
import { useSingleKeys } from '#lib/single-keys.ts';
import { useText } from '#lib/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Input } from '#ui/input.tsx';
import '#app/shell/shortcut-sheet.css';

type Strings = Catalogue['shortcuts'];

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts: strings } = useText();
  const single = useSingleKeys();
  const { isAdmin, canAccessCompanyView } = usePermissions();
  const [wanted, want] = useState('');
  const isAvailable = (id: ShortcutId) => (id !== 'goAdmin' || isAdmin) && (id !== 'goCompany' || canAccessCompanyView);
  const found = scopes.map((scope) => ({
    scope,
    ids: idsOf(scope).filter((id) => isAvailable(id) && isFound(id, scope, wanted, strings)),
  }));
  const groups = found.filter(({ ids }) => ids.length > 0);
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <Dialog open size="lg" title={strings.title} onOpenChange={(open) => !open && onClose()}>
      <div className="relative">
        <Search aria-hidden="true" className="sheet-icon" />
        <Input
          type="search"
          className="ps-9"
          aria-label={strings.find}
          placeholder={strings.find}
          value={wanted}
          onChange={(event) => want(event.target.value)}
        />
      </div>
      <p role="status" className={count === 0 ? 'py-8 text-center text-13 text-ink-2' : 'sr-only'}>
        {count === 0 ? strings.none : wanted === '' ? null : strings.count(count)}
      </p>
      {single ? null : (
        <p className="sheet-note">
          {strings.off}{' '}
          <Link to={`${screens.settings.href()}?tab=preferences`} onClick={onClose} className="underline underline-offset-2">
            {strings.openSettings}
          </Link>
        </p>
      )}
      <div className="sheet-groups">
        {groups.map(({ scope, ids }) => (
          <Group key={scope} scope={scope} ids={ids} single={single} strings={strings} />
        ))}
      </div>
    </Dialog>
  );
}

interface GroupProps {
  scope: Scope;
  ids: readonly ShortcutId[];
  single: boolean;
  strings: Strings;
}

function Group({ scope, ids, single, strings }: GroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="sheet-group">
      <h3 id={heading}>{strings.scopes[scope]}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id} data-shortcut={id}>
            <span className="min-w-0 flex-1">{strings.names[id]}</span>
            <Keys id={id} single={single} strings={strings} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Keys({ id, single, strings }: { id: ShortcutId; single: boolean; strings: Strings }) {
  const { keys } = shortcut(id);
  // Of more than two keys, shows the first and the last.
  const shown = keys.length > 2 ? [keys[0] ?? '', keys.at(-1)?.split(' ').at(-1) ?? ''] : keys;
  const between = keys.length > 2 ? strings.to : strings.or;
  return (
    <span className="sheet-keys">
      {shown.map((each, index) => (
        <Fragment key={each}>
          {index > 0 ? <span className="sheet-word">{between}</span> : null}
          <span className="sheet-strokes" data-off={(!single && isSingleKey(each)) || undefined}>
            <Strokes keys={each} strings={strings} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function Strokes({ keys, strings }: { keys: string; strings: Strings }) {
  const mac = isMac();
  return keys.split(' ').map((stroke, index) => (
    <Fragment key={stroke}>
      {index > 0 ? <span className="sheet-word">{strings.andThen}</span> : null}
      {keyLabelsOf(stroke, strings, mac).map(({ sign, spoken }) => (
        <kbd key={sign} className="sheet-cap">
          <span aria-hidden={sign !== spoken}>{sign}</span>
          {sign === spoken ? null : <span className="sr-only">{spoken}</span>}
        </kbd>
      ))}
    </Fragment>
  ));
}

/** Some keys of a card do the same in an open task, and are listed there too. */
function idsOf(scope: Scope): readonly ShortcutId[] {
  return scope === 'task' ? [...shortcutsIn(scope), ...openTaskShortcuts] : shortcutsIn(scope);
}

/** Returns whether a shortcut's action, scope or keys match the search. */
function isFound(id: ShortcutId, scope: Scope, wanted: string, strings: Strings): boolean {
  const { keys } = shortcut(id);
  const caps = keys.flatMap((each) => each.split(' ').flatMap((stroke) => keyLabelsOf(stroke, strings, isMac())));
  const text = [strings.names[id], strings.scopes[scope], ...caps.flatMap(({ sign, spoken }) => [sign, spoken])].join(' ');
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.toLocaleLowerCase().includes(word));
}
