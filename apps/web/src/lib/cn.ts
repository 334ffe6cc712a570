// Joins class names.
import { clsx } from 'clsx';

/** Joins the class names that are truthy. */
export const cn = clsx;
