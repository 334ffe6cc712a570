// Response shapes of endpoints for signed-in people. The web loads them with the app shell.

import { api } from '#api.ts';
import { shapesOf } from '#response-shapes/shapes.rules.ts';

export const userShapes = shapesOf(api, ['user']);
