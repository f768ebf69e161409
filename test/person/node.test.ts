import { describeUse } from './person.js';

describeUse('Node');
