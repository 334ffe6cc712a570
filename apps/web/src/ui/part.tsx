// A part of the product that is loaded when it is needed, and drawn at once where it has been loaded before.
import { type ComponentType, type JSX, lazy, useState } from 'react';

interface Part<Props> {
  (props: Props): JSX.Element;
  /** Loads it, without drawing it. */
  load(): Promise<unknown>;
}

/** Like `lazy`, but a part that is already there does not wait: React would hold back what follows a fallback for a while. */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
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
  return Object.assign(Drawn, { load: keep });
}
