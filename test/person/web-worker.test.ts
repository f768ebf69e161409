import { describeUse } from './person.js';

describeUse('a Web Worker');
