// The shapes of what everybody may ask for: they come with the product's first part.

import { api } from '#api.ts';
import { shapesOf } from '#response-shapes/shapes.rules.ts';

export const publicShapes = shapesOf(api, ['public']);
