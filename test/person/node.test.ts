import { usedByAPerson } from './person.js';

usedByAPerson('Node');
