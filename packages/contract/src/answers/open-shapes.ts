// The shapes of what everybody may ask for: they come with the product's first part.

import { shapesOf } from '#answers/shapes.rules.ts';
import { api } from '#api.ts';

export const openShapes = shapesOf(api, ['public']);
