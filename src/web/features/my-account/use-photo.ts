import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removePhoto, setPhoto } from '#contract/my-account/my-account.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { setCurrentUser } from '#web/platform/session/session.ts';
import { photoProblem } from './photo-rule.ts';

/** Choosing a file uploads it. Until the server has it, the file itself is the preview. */
export function usePhoto() {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<DisplayText>();

  const write = useMutation({
    mutationFn: (photo: File | null) =>
      photo ? call(setPhoto, {}, { file: photo }) : call(removePhoto, {}),
    onSuccess: ({ user }) => {
      setCurrentUser(client, user);
      void refresh(client, setPhoto.topics);
      setFile(undefined);
      setPreview(undefined);
    },
    onError: (error) => setProblem(uploadError(error)),
  });

  function send(photo: File | null) {
    if (write.isPending) return;
    setProblem(undefined);
    write.mutate(photo);
  }

  async function choose(photo: File | undefined) {
    if (!photo || write.isPending) return;
    const invalid = photoProblem(photo);
    write.reset();
    setFile(invalid ? undefined : photo);
    setPreview(invalid ? undefined : await asDataUrl(photo));
    if (invalid) setProblem(invalid);
    else send(photo);
  }

  return {
    choose,
    remove: () => send(null),
    retry: file && !write.isPending && write.isError ? () => send(file) : undefined,
    preview,
    problem,
    isBusy: write.isPending,
    isRemoving: write.isPending && write.variables === null,
    doneMessage:
      write.isSuccess &&
      (write.variables === null ? myAccountMessages.removed : sharedMessages.saved),
  };
}

function uploadError(error: Error): DisplayText {
  const [fieldError] = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  return fieldError ?? formErrorMessage(error);
}

/** A `data:` URL, since the content security policy allows no `blob:`. */
const asDataUrl = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
