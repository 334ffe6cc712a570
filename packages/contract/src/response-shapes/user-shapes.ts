// Response shapes of the endpoints for signed-in people that the first screens call. The web loads them with the app shell.

import { api } from '#api.ts';
import { firstWords, shapesOf } from '#response-shapes/shapes.rules.ts';

export const userShapes = shapesOf(api, ['user'], (word) => firstWords.includes(word));
