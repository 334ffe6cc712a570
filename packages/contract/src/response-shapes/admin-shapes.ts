// The shapes of what only administrators may ask for: they come with the first of their calls.

import { api } from '#api.ts';
import { shapesOf } from '#response-shapes/shapes.rules.ts';

export const adminShapes = shapesOf(api, ['admin']);
