// A part of the product that is loaded when it is needed, and drawn at once where it has been loaded before.
import { type FunctionComponent, type JSX, lazy, useState } from 'react';

interface Part<Props> {
  (props: Props): JSX.Element;
  /** Loads it, without drawing it. A failure shows itself where it is drawn. */
  load(): Promise<void>;
}

/** Like `lazy`, but a part that is already there does not wait: React holds back what follows a fallback for 300 ms. */
export function part<Props extends object>(load: () => Promise<{ default: FunctionComponent<Props> }>): Part<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  async function keep() {
    const module = await load();
    loaded = module.default;
    return module;
  }
  const Late = lazy(keep);
  function Drawn(props: Props) {
    // Which of the two it is stays the same while it is on the screen.
    const [Loaded] = useState(() => loaded);
    return Loaded ? <Loaded {...props} /> : <Late {...(props as Props & JSX.IntrinsicAttributes)} />;
  }
  const ignore = () => undefined;
  return Object.assign(Drawn, { load: () => keep().then(ignore, ignore) });
}
