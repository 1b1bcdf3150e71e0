import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import type { User } from '#contract/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { PasswordInput } from '#src/components/ui/password-input.tsx';
import { TextInput } from '#src/components/ui/text-input.tsx';
import { showComplaints } from '#src/lib/form-errors.ts';
import { formDataOf, isNewEmail, profileFormOf, valuesOf } from './profile-form-fields.ts';
import { ProfilePhotoField } from './profile-photo-field.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

const labels = {
  photo: 'Photo',
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  location: 'Location',
  currentPassword: 'Current password',
};

interface ProfileFormProps {
  user: User;
  /** Whether the API wants the password with a new address. */
  asksPassword: boolean;
  /** Brings the screen up to what was stored. */
  onUpdated: () => Promise<unknown>;
  onClose: () => void;
}

export function ProfileForm({ user, asksPassword, onUpdated, onClose }: ProfileFormProps) {
  const form = useForm({
    resolver: zodResolver(profileFormOf(user, asksPassword)),
    defaultValues: valuesOf(user),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const update = useUpdateProfile(onUpdated);
  const { control } = form;
  const [email, fullName, photo, removesPhoto] = useWatch({
    control,
    name: ['email', 'fullName', 'photo', 'removesPhoto'],
  });

  // So that a complaint about it leads to its button.
  const { field: photoField } = useController({ control, name: 'photo' });

  const submit = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync(formDataOf(values, user));
      onClose();
    } catch (error) {
      const otherwise = 'Your changes are not saved yet. What you typed is still here.';
      showComplaints(error, form, otherwise);
    }
  });

  return (
    <form
      noValidate
      aria-label="Edit profile"
      onSubmit={submit}
      className="grid gap-x-12 gap-y-5 lg:grid-cols-3 lg:[&>:not([data-column=first])]:col-span-2 lg:[&>:not([data-column=first])]:col-start-2"
    >
      <FormErrors form={form} labels={labels} />
      {user.photo !== undefined && (
        <ProfilePhotoField
          buttonRef={photoField.ref}
          storedUrl={user.photo}
          fullName={fullName}
          chosen={photo}
          isRemoved={removesPhoto}
          error={errors.photo?.message}
          onChange={(change) => {
            form.setValue('photo', change.photo, { shouldValidate: true });
            form.setValue('removesPhoto', change.removesPhoto);
          }}
        />
      )}
      <Field label={labels.fullName} error={errors.fullName?.message}>
        <TextInput {...form.register('fullName')} autoComplete="name" />
      </Field>
      <Field
        label={labels.email}
        error={errors.email?.message}
        hint={isNewEmail(user, email) && 'A new address wants verifying again.'}
      >
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Field>
      {asksPassword && isNewEmail(user, email) && (
        <Field label={labels.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
      )}
      {user.phoneNumber !== undefined && (
        <Field label={labels.phoneNumber} error={errors.phoneNumber?.message} isOptional>
          <TextInput {...form.register('phoneNumber')} type="tel" autoComplete="tel" />
        </Field>
      )}
      {user.location !== undefined && (
        <Field label={labels.location} error={errors.location?.message} isOptional>
          <TextInput {...form.register('location')} autoComplete="address-level2" />
        </Field>
      )}
      {update.isPending && photo && (
        <progress
          aria-label="Sending the photo"
          value={update.progress}
          className="h-1.5 w-full accent-brand"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" isBusy={update.isPending}>
          Save changes
        </Button>
        <Button variant="ghost" size="lg" disabled={update.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
