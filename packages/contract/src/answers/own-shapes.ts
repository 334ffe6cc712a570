// The shapes of what signed-in people may ask for: they come with the frame.
import { shapesOf } from '#answers/shapes.rules.ts';
import { api } from '#api.ts';

export const ownShapes = shapesOf(api, ['user']);
