// One e-mail template: its content, whether it is sent, and its actions.
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { manualTrigger } from '@app/contract/email-templates/email-templates.limits.ts';
import { Copy, Ellipsis, Eye, Pencil, Power, Star, Trash2 } from 'lucide-react';
import { makeDefault, updateEmailTemplate } from '#features/email-templates/email-templates.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { hasEmailDraft } from '#screens/admin/emails/email-draft.ts';
import { MailThumbnail } from '#screens/admin/emails/mail-thumbnail.tsx';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';

interface EmailTemplateCardProps {
  template: EmailTemplate;
  onPreview: () => void;
  onRemove: () => void;
}

export function EmailTemplateCard({ template, onPreview, onRemove }: EmailTemplateCardProps) {
  const { emailTemplates: words } = useText();
  const { go } = useEmailsUrlState();
  const { id, name, description, subject, triggerEvent, isActive, isDefault } = template;
  const update = useMutation(updateEmailTemplate);
  const setDefault = useMutation(makeDefault);
  const items: MenuItem[] = [
    { label: words.duplicate, icon: <Copy />, onSelect: () => go({ template: 'new', copy: String(id) }) },
    {
      label: isActive ? words.switchOff : words.switchOn,
      icon: <Power />,
      onSelect: () => update.mutate({ id, isActive: !isActive }),
    },
    ...(isDefault ? [] : (['separator', { label: words.remove, icon: <Trash2 />, danger: true, onSelect: onRemove }] as const)),
  ];
  return (
    <li className="flex flex-col rounded-xl bg-surface shadow-card">
      <MailThumbnail template={template} onOpen={onPreview} />
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 className="text-14 font-semibold wrap-anywhere">{name}</h3>
            {name === words.triggers[triggerEvent] ? null : <p className="text-12 text-ink-2">{words.triggers[triggerEvent]}</p>}
          </div>
          <Menu
            trigger={<IconButton small label={words.more(name)} icon={<Ellipsis />} className="-me-1.5 -mt-1" />}
            items={items}
          />
        </div>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {isDefault ? <Badge tone="accent">{words.default}</Badge> : null}
          <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? words.active : words.inactive}</Badge>
          {template.isBuiltIn ? <Badge>{words.builtIn}</Badge> : null}
          {hasEmailDraft(template) ? <Badge tone="warning">{words.draft}</Badge> : null}
        </p>
        <p className="mt-2.5 line-clamp-1 text-13 font-medium wrap-anywhere">{subject}</p>
        {description ? <p className="line-clamp-2 text-13 wrap-anywhere text-ink-2">{description}</p> : null}
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button icon={<Eye />} aria-label={words.previewLabel(name)} onClick={onPreview}>
            {words.preview}
          </Button>
          <Button
            icon={<Pencil />}
            aria-label={words.editLabel(name)}
            data-template={id}
            onClick={() => go({ template: String(id) })}
          >
            {words.edit}
          </Button>
          {isDefault || triggerEvent === manualTrigger ? null : (
            <Button variant="ghost" icon={<Star />} busy={setDefault.isPending} onClick={() => setDefault.mutate(template)}>
              {words.setDefault}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
