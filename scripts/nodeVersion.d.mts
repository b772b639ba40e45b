/** Whether a range names a version. */
export declare function isServed(version: string, range: string): boolean;
