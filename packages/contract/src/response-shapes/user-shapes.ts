// The shapes of what signed-in people may ask for: they come with the frame.

import { api } from '#api.ts';
import { shapesOf } from '#response-shapes/shapes.rules.ts';

export const userShapes = shapesOf(api, ['user']);
