-- Uses the server in Neovim: opens a card file, and requests diagnostics, a hover and a rename.
-- Needs Neovim 0.7 to 0.10. The environment names the documented configuration and the file for the results, as JSON.
local seen = {}

local function wait_for(what, ask)
  if not vim.wait(20000, ask, 20) then
    seen.waited_in_vain_for = what
    error('waited in vain for ' .. what)
  end
end

local function go_to(words)
  vim.fn.cursor(1, 1)
  assert(vim.fn.search('\\V' .. words, 'cW') > 0, words .. ' is not in the file')
end

local function main()
  vim.o.hidden = true
  dofile(vim.env.TOKENWRIGHT_CONFIGURATION)
  vim.cmd('edit grove.cards')
  local client = tokenwright
  seen.filetype = vim.bo.filetype

  wait_for('a diagnostic', function() return #vim.diagnostic.get(0) > 0 end)
  seen.diagnostics = vim.tbl_map(function(found)
    return { code = found.code, message = found.message, line = found.lnum, column = found.col, last = found.end_col }
  end, vim.diagnostic.get(0))

  go_to('Quince token')
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 20000)
  seen.hover = answers[client].result.contents.value

  local before = vim.fn.getline(1, '$')
  vim.lsp.buf.rename('Apple')
  wait_for('the rename', function() return not vim.deep_equal(before, vim.fn.getline(1, '$')) end)
  vim.cmd('wall')

  vim.fn.setline(3, (vim.fn.getline(3):gsub('Tresure', 'Treasure')))
  wait_for('the diagnostic to disappear', function() return #vim.diagnostic.get(0) == 0 end)
  vim.cmd('wall')
  vim.lsp.stop_client(client)
  wait_for('the server to end', function() return vim.lsp.client_is_stopped(client) end)
end

local fine, problem = pcall(main)
if not fine then seen.problem = tostring(problem) end
vim.fn.writefile({ vim.json.encode(seen) }, vim.env.TOKENWRIGHT_SEEN)
vim.cmd('qall!')
