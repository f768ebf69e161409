import { describe, expect, it } from 'vitest';
import { imageSource, previewPage } from '../../../client/src/preview/page.js';

describe('the page of the preview', () => {
  const page = previewPage('k3y', { hint: 'Put the cursor on a <card> & look.', language: 'en' });

  it('loads nothing, and allows only scripts and styles with the nonce', () => {
    expect(page).toContain(
      `content="default-src 'none'; img-src data:; style-src 'nonce-k3y'; script-src 'nonce-k3y'"`,
    );
    expect(page.match(/<script(?! nonce="k3y")|<style(?! nonce="k3y")|\son\w+=|\sstyle=/g)).toBeNull();
  });

  it('can be focused by keyboard, and has a text alternative', () => {
    expect(page).toMatch(/<figure [^>]*tabindex="0" role="img"/);
    expect(page).toContain("setAttribute('aria-label', text)");
  });

  it('escapes texts', () => {
    expect(page).toContain('Put the cursor on a &lt;card> &amp; look.');
    expect(page).not.toContain('innerHTML');
    expect(imageSource({ svg: '<svg a="#"/>' })).toBe('data:image/svg+xml,%3Csvg%20a%3D%22%23%22%2F%3E');
  });
});
