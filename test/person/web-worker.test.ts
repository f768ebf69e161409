import { usedByAPerson } from './person.js';

usedByAPerson('a Web Worker');
