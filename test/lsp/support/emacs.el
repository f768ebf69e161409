;;; Uses the server in Emacs: opens a card file, and requests diagnostics, a hover, a definition, a rename and completions.
;;; Needs Emacs 28 or newer with eglot. The environment names the documented configuration and the file for the results, as JSON.
(require 'json)
(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)

(setq make-backup-files nil eglot-autoshutdown nil eglot-confirm-server-initiated-edits nil)
(defvar seen nil)

(defun saw (what value) (push (cons what value) seen))

(defun wait-for (what ask)
  "Poll ASK until it answers, for at most twenty seconds; WHAT is for the error message."
  (let ((until (+ (float-time) 20)) answer)
    (while (not (setq answer (funcall ask)))
      (when (> (float-time) until) (error "Waited in vain for %s" what))
      (accept-process-output nil 0.05))
    answer))

(defun go-to (words)
  (goto-char (point-min))
  (search-forward words)
  (goto-char (1+ (match-beginning 0))))

(defun main ()
  (load (getenv "TOKENWRIGHT_CONFIGURATION") nil t)
  (find-file-noselect "grove.tokens")
  (find-file "grove.cards")
  (saw 'mode (symbol-name major-mode))
  (apply #'eglot (eglot--guess-contact))
  (with-current-buffer "grove.tokens" (eglot--maybe-activate-editing-mode))

  (flymake-start)
  (saw 'diagnostics
       (mapcar (lambda (found)
                 (list (buffer-substring-no-properties (flymake-diagnostic-beg found) (flymake-diagnostic-end found))
                       (flymake-diagnostic-text found)))
               (wait-for "a diagnostic" #'flymake-diagnostics)))

  (go-to "Quince token")
  (let (hover)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
    (saw 'hover (substring-no-properties (wait-for "the hover" (lambda () hover)))))

  (let ((found (car (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)))))
    (saw 'definition (file-name-nondirectory (xref-location-group (xref-item-location found)))))

  (eglot-rename "Apple")
  (save-some-buffers t)

  (goto-char (point-max))
  (insert "\nBough Reader {G}\nInstant\nCreate a Trea")
  (eglot--signal-textDocument/didChange)
  (let* ((found (eglot-completion-at-point)) (typed (buffer-substring-no-properties (nth 0 found) (nth 1 found))))
    (saw 'completions (mapcar #'substring-no-properties (all-completions typed (nth 2 found)))))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server)))

(condition-case problem (main) (error (saw 'problem (error-message-string problem))))
(with-temp-file (getenv "TOKENWRIGHT_SEEN") (insert (json-encode seen)))
