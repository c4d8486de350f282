import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removePhoto, setPhoto } from '#contract/accounts/my-account.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { setCurrentUser } from '#web/platform/session/session.ts';
import { photoProblem } from './photo-rule.ts';

/** Choosing a file sends it; until the server has it, the file itself is what is shown. */
export function usePhoto() {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [refused, setRefused] = useState<DisplayText>();

  const write = useMutation({
    mutationFn: (photo: File | null) =>
      photo ? call(setPhoto, {}, { file: photo }) : call(removePhoto, {}),
    onSuccess: ({ user }) => {
      setCurrentUser(client, user);
      void refresh(client, setPhoto.topics);
      setFile(undefined);
      setPreview(undefined);
    },
    onError: (error) => setRefused(sentence(error)),
  });

  function send(photo: File | null) {
    if (write.isPending) return;
    setRefused(undefined);
    write.mutate(photo);
  }

  async function choose(photo: File | undefined) {
    if (!photo || write.isPending) return;
    const why = photoProblem(photo);
    write.reset();
    setFile(why ? undefined : photo);
    setPreview(why ? undefined : await asAddress(photo));
    if (why) setRefused(why);
    else send(photo);
  }

  return {
    choose,
    remove: () => send(null),
    again: file && !write.isPending && write.isError ? () => send(file) : undefined,
    preview,
    refused,
    isBusy: write.isPending,
    isRemoving: write.isPending && write.variables === null,
    done:
      write.isSuccess &&
      (write.variables === null ? myAccountMessages.removed : sharedMessages.saved),
  };
}

function sentence(error: Error): DisplayText {
  const [said] = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  return said ?? formErrorMessage(error);
}

/** A `data:` address: of others the content security policy knows nothing. */
const asAddress = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
