// Response shapes of endpoints for administrators. The web loads them with the first such call.

import { api } from '#api.ts';
import { shapesOf } from '#response-shapes/shapes.rules.ts';

export const adminShapes = shapesOf(api, ['admin']);
