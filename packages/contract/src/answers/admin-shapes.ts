// The shapes of what only administrators may ask for: they come with the first of their calls.
import { shapesOf } from '#answers/shapes.rules.ts';
import { api } from '#api.ts';

export const adminShapes = shapesOf(api, ['admin']);
