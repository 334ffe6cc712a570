// The whole catalogue in English, the model of the other languages, in the parts in which the web fetches it.
import { englishApp } from '#languages/english-app.ts';
import { englishFirst } from '#languages/english-first.ts';
import { englishRest } from '#languages/english-rest.ts';

export const english = { ...englishFirst, ...englishApp, ...englishRest };
