// One nudge: what it is about, its reason, one act, and "…" with the other acts and silence.
import { firstStatus } from '@app/contract/limits.ts';
import type { Nudge } from '@app/contract/nudges/nudges.contract.ts';
import type { NudgeAct, NudgeKind } from '@app/contract/nudges/nudges.rules.ts';
import { screens } from '@app/contract/screens.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import {
  BellOff,
  CalendarRange,
  Ellipsis,
  EyeOff,
  Hourglass,
  Link2,
  List,
  MessageCircle,
  Scale,
  SquareArrowOutUpRight,
  Undo2,
  UserPlus,
  UserRoundX,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AssigneePicker } from '#features/tasks/edit/assignee-picker.tsx';
import { useNudgeText } from '#features/today/do-first-text.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import type { NudgeActs } from '#screens/workspace/today/use-nudge-acts.ts';
import { inView } from '#screens/workspace/view-address.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Popover } from '#ui/popover.tsx';

interface NudgeRowProps {
  nudge: Nudge;
  people: ReadonlyMap<number, UserCard>;
  /** Runs an act after which the nudge leaves. */
  acts: NudgeActs;
  /** Opens the task here; without it, its title leads to its page. */
  onOpen?: ((taskId: number) => void) | undefined;
  /** A link was followed. */
  onLeave?: (() => void) | undefined;
  /** Plans the own week; without it the work is shown. */
  onPlan?: (() => void) | undefined;
}

const icons: Record<NudgeKind, ReactElement> = {
  stuck: <Hourglass size={16} />,
  blocked: <Link2 size={16} />,
  overloaded: <Scale size={16} />,
  unowned: <UserRoundX size={16} />,
};

export function NudgeRow(props: NudgeRowProps) {
  const { nudge, onOpen, onLeave } = props;
  const about = useAbout(nudge);
  const { card, text } = nudge;
  return (
    <li className="nudge">
      <span className="nudge-icon" aria-hidden="true">
        {icons[nudge.kind]}
      </span>
      <span className="do-first-words">
        {card === null ? (
          <span className="do-first-title nudge-name truncate">{about}</span>
        ) : onOpen ? (
          <button type="button" className="do-first-title truncate" onClick={() => onOpen(card.id)}>
            {about}
          </button>
        ) : (
          <Link to={screens.task.href(card.id)} className="do-first-title nudge-name truncate" onClick={onLeave}>
            {about}
          </Link>
        )}
        <span className="do-first-why" title={text}>
          {text}
        </span>
      </span>
      <Act {...props} about={about} />
      <More {...props} about={about} />
    </li>
  );
}

/** The title of the task, or whose work it is. */
function useAbout({ card, person }: Nudge): string {
  const texts = useNudgeText();
  const { id: me } = useCurrentUser();
  return card?.title ?? (person && person.id !== me ? person.fullName : texts.myWeek);
}

type WithAbout = NudgeRowProps & { about: string };

function Act({ nudge, people, acts, about, onPlan, onLeave }: WithAbout) {
  const texts = useNudgeText();
  const names = useNames();
  const { act, card, person } = nudge;
  const title = card?.title ?? about;
  const name = person?.fullName ?? '';
  const labels = texts.acts;
  const of = texts.actsOf;
  const pressed: Partial<Record<NudgeAct, { icon: ReactElement; label: string; name?: string; run: () => void }>> = {
    ask: { icon: <MessageCircle />, label: labels.ask, name: of.ask(name, title), run: () => acts.ask(nudge) },
    help: { icon: <MessageCircle />, label: labels.help, name: of.help(name, title), run: () => acts.ask(nudge) },
    take: { icon: <UserPlus />, label: labels.take, name: of.take(title), run: () => acts.take(nudge) },
    putBack: {
      icon: <Undo2 />,
      label: labels.putBack(names.status(firstStatus)),
      name: of.putBack(title, names.status(firstStatus)),
      run: () => acts.putBack(nudge),
    },
    ...(onPlan && { plan: { icon: <CalendarRange />, label: labels.plan, run: onPlan } }),
  };
  const button = pressed[act];
  if (button)
    return (
      <Button variant="ghost" icon={button.icon} aria-label={button.name} onClick={button.run}>
        <span className="max-sm:hidden">{button.label}</span>
        {button.name === undefined ? <span className="sr-only sm:hidden">{button.label}</span> : null}
      </Button>
    );
  if (act === 'choose' && card) return <Choose card={card} people={people} name={of.choose(title)} label={labels.choose} />;
  return <WorkLink nudge={nudge} about={about} onLeave={onLeave} />;
}

/** Leads to the due work of a person on the list of the board, where several tasks are given to somebody else at once. */
function WorkLink({ nudge: { person, workspaceId }, about, onLeave }: Pick<WithAbout, 'nudge' | 'about' | 'onLeave'>) {
  const texts = useNudgeText();
  if (!person || workspaceId === null) return null;
  const filter = { assignees: [String(person.id)], due: ['overdue' as const, 'today' as const, 'upcoming' as const] };
  return (
    <Link
      to={`${screens.workspace.href(workspaceId)}${inView(new URLSearchParams(), 'list', filter)}`}
      aria-label={texts.actsOf.work(about)}
      className="nudge-link"
      onClick={onLeave}
    >
      <List size={16} aria-hidden="true" />
      <span className="max-sm:hidden">{texts.acts.work}</span>
    </Link>
  );
}

interface ChooseProps extends Pick<NudgeRowProps, 'people'> {
  card: NonNullable<Nudge['card']>;
  name: string;
  label: string;
}

function Choose({ card, people, name, label }: ChooseProps) {
  const { tasks } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label={tasks.assignee}
      className="pick-panel"
      trigger={
        <Button variant="ghost" icon={<UserPlus />} aria-label={name}>
          <span className="max-sm:hidden">{label}</span>
        </Button>
      }
    >
      <AssigneePicker task={card} people={people} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function More({ nudge, acts, about, onOpen }: WithAbout) {
  const texts = useNudgeText();
  const names = useNames();
  const { tasks } = useText();
  const [open, setOpen] = useState(false);
  const { kind, act, card } = nudge;
  const others: MenuItem[] = [
    ...(card && onOpen ? [{ label: texts.open, icon: <SquareArrowOutUpRight />, onSelect: () => onOpen(card.id) }] : []),
    ...(act === 'choose' && card ? [{ label: tasks.assignToMe, icon: <UserPlus />, onSelect: () => acts.take(nudge) }] : []),
    ...(kind === 'stuck' && act !== 'putBack'
      ? [
          {
            label: texts.acts.putBack(names.status(firstStatus)),
            icon: <Undo2 />,
            onSelect: () => acts.putBack(nudge),
          },
        ]
      : []),
  ];
  const items: MenuItem[] = [
    ...(others.length > 0 ? ([...others, 'separator'] as const) : []),
    {
      label: kind === 'overloaded' ? texts.silencePerson : texts.silenceOne,
      icon: <BellOff />,
      onSelect: () => acts.silenceOne(nudge),
    },
    { label: texts.silenceKind, icon: <EyeOff />, onSelect: () => acts.silenceKind(nudge) },
  ];
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      items={items}
      trigger={<IconButton small label={texts.more(about)} icon={<Ellipsis />} />}
    />
  );
}
