// Joins class names.
import { clsx } from 'clsx';

/** Joins the class names that are given and true. */
export const cn = clsx;
