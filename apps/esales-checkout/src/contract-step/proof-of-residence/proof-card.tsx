import { FormattedMessage, useIntl } from 'react-intl';
import { proofExtensions } from '@alzette/shop-model';
import { Card, FileField, FormGrid } from '@alzette/ui';
import { shownName } from './shown-name';
import { useProof } from './use-proof';

const accept = proofExtensions.map((extension) => `.${extension}`).join(',');

/** New customers with a device say where they live, on paper (spec row I4). */
export function ProofCard() {
  const { fileName, widget, handleFile, handleRemove } = useProof();
  const { formatMessage } = useIntl();
  return (
    <Card
      title={<FormattedMessage id="contract.resident.title" />}
      sentence={<FormattedMessage id="contract.resident.text" />}
    >
      <FormGrid>
        <FileField
          {...widget}
          help={<FormattedMessage id="contract.resident.file.help" />}
          accept={accept}
          fileName={fileName && shownName(fileName)}
          chooseLabel={formatMessage({
            id: fileName ? 'contract.resident.file.other' : 'contract.resident.file.choose',
          })}
          dropLabel={formatMessage({ id: 'contract.resident.file.drop' })}
          removeLabel={formatMessage({ id: 'contract.resident.file.remove' })}
          onFile={handleFile}
          onRemove={handleRemove}
        />
      </FormGrid>
    </Card>
  );
}
