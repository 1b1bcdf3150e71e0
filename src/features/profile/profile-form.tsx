import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { User } from '#contract/endpoints/user.ts';
import { LeaveGuard } from '#src/components/feedback/leave-guard.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { PasswordField, TextField } from '#src/components/ui/form/text-field.tsx';
import { Progress } from '#src/components/ui/progress.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { removeTyped, storeTyped } from '#src/lib/device/typed-values.ts';
import { readSession } from '#src/lib/session.ts';
import { offline } from '#src/lib/texts.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import {
  emailHint,
  needsPassword,
  profileFormData,
  profileFormSchema,
  profileFormValues,
  readTypedProfile,
  TYPED_PROFILE,
  typedProfile,
} from './profile-form-values.ts';
import { useUpdateProfile } from './profile-mutations.ts';
import { ProfilePhotoField } from './profile-photo-field.tsx';
import { form as formTexts, labels } from './texts.ts';

interface ProfileFormProps {
  user: User;
  /** Refetches the user; must not reject. */
  onUpdated: () => Promise<unknown>;
  onClose: () => void;
}

export function ProfileForm({ user, onUpdated, onClose }: ProfileFormProps) {
  const form = useAppForm(profileFormSchema(user), {
    defaultValues: profileFormValues(user),
    labels,
  });
  const { errors, isDirty } = form.formState;
  const { watch, reset, getValues } = form;
  const [typed] = useState(readTypedProfile);
  useEffect(() => {
    const subscription = watch((values) => {
      // Without a session, the next user of this tab could read it.
      if (readSession()) storeTyped(TYPED_PROFILE, typedProfile(values, user));
    });
    return () => subscription.unsubscribe();
  }, [watch, user]);
  useEffect(
    () => () => {
      // Saved or discarded, unless the session expired.
      if (readSession()) removeTyped(TYPED_PROFILE);
    },
    [],
  );
  // Typed text counts as a change, because the stored values stay the defaults.
  useEffect(() => {
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  }, [typed, reset, getValues]);
  const update = useUpdateProfile(onUpdated);
  const { control } = form;
  const [email, fullName, photo] = useWatch({ control, name: ['email', 'fullName', 'photo'] });

  // Registers the photo's button, which gets the focus if the photo is invalid.
  const { field: photoField } = useController({ control, name: 'photo' });

  const submit = form.submit(
    async (values) => {
      await update.mutateAsync(profileFormData(values, user));
      onClose();
    },
    ({ message }) => (message === offline ? message : formTexts.notSaved),
  );

  return (
    <>
      <form
        noValidate
        aria-label={formTexts.label}
        onSubmit={submit}
        className="grid gap-x-12 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:*:max-w-md lg:[&>:not([data-column=first])]:col-start-2"
      >
        <FormErrors form={form} />
        {hasCapability('profile-photo') && (
          <ProfilePhotoField
            buttonRef={photoField.ref}
            storedUrl={user.photo ?? null}
            fullName={fullName}
            change={photo}
            error={errors.photo?.message}
            onChange={(change) =>
              form.setValue('photo', change, { shouldValidate: true, shouldDirty: true })
            }
          />
        )}
        <TextField {...form.input('fullName')} autoComplete="name" />
        <TextField
          {...form.input('email')}
          hint={emailHint(user, email)}
          type="email"
          autoComplete="email"
        />
        {needsPassword(user, email) && <PasswordField {...form.input('currentPassword')} />}
        <TextField
          {...form.input('phoneNumber')}
          hint={formTexts.phoneHint}
          isOptional
          type="tel"
          autoComplete="tel"
        />
        <TextField {...form.input('location')} isOptional autoComplete="address-level2" />
        {update.isPending && photo instanceof File && (
          <Progress aria-label={formTexts.sendingPhoto} value={update.progress} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={update.isPending}>
            {formTexts.submit}
          </Button>
          <Button variant="ghost" disabled={update.isPending} onClick={onClose}>
            {formTexts.cancel}
          </Button>
        </div>
      </form>
      <LeaveGuard
        shouldConfirm={() => isDirty && !update.isPending}
        description={formTexts.unsaved}
        isSaving={update.isPending}
      />
    </>
  );
}
