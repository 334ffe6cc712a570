// Response shapes of all other endpoints for signed-in people. The web loads them with the first such call.

import { api } from '#api.ts';
import { firstWords, shapesOf } from '#response-shapes/shapes.rules.ts';

export const laterShapes = shapesOf(api, ['user'], (word) => !firstWords.includes(word));
