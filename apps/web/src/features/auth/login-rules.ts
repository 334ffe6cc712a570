// What the sign-in form is judged by.
import { Credentials } from '@app/contract';
import { zodResolver } from '@hookform/resolvers/zod';

export const loginRules = zodResolver(Credentials);
