// How a program checks the signature of a webhook, in code that runs.
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';

const example = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  try {
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, data.task?.title);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(8080);`;

export function VerifyExample() {
  const words = useWebhooksText();
  return (
    <div className="mx-auto max-w-180">
      <p className="mb-2 text-13 text-pretty text-ink-2">{words.noneText}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto rounded-md bg-column px-3 py-2 font-mono text-12 text-ink-1">
        {example}
      </pre>
      <p className="mt-2 text-13 text-pretty text-ink-2">{words.noneMore}</p>
    </div>
  );
}
