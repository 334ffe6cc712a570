// The top of a template's mail at half its size; renders when it is about to become visible.
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { previewQuery } from '#features/email-templates/email-templates.queries.ts';
import { useText } from '#lib/text.ts';
import { isPageDark, sandboxedMail } from '#screens/admin/emails/sandboxed-mail.ts';
import '#screens/admin/emails/mail-thumbnail.css';

interface MailThumbnailProps {
  template: EmailTemplate;
  onOpen: () => void;
}

const ahead = '200px';

export function MailThumbnail({ template, onOpen }: MailThumbnailProps) {
  const { emailTemplates: words } = useText();
  const { name, triggerEvent, subject, htmlContent } = template;
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useQuery({ ...previewQuery({ triggerEvent, subject, htmlContent }), enabled: near });
  const dark = isPageDark();
  return (
    <div ref={box} aria-hidden="true" onClick={onOpen} className="mail-thumbnail">
      {data ? (
        <iframe
          // Each text has a frame of its own: changing the text of a frame adds a history entry.
          key={data.html}
          inert
          title={words.previewLabel(name)}
          sandbox=""
          srcDoc={sandboxedMail(data.html, dark)}
          style={{ colorScheme: dark ? 'dark' : 'light' }}
        />
      ) : (
        <Mail />
      )}
    </div>
  );
}
