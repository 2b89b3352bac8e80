import type { Meta } from '@storybook/react-webpack5';
import {
  DuoPicture,
  InternetMobilePicture,
  InternetPicture,
  ItemPicture,
  Logo,
  DeviceImage,
  SimPicture,
  Thumb,
  TvPicture,
} from '@alzette/ui';
import { useOperator } from '../support/operator-context';
import { Row, Sheet, Specimen } from '../support/sheet';

export default { title: 'Pieces/Pictures and logo' } satisfies Meta;

const pictures = [SimPicture, DeviceImage, InternetPicture, InternetMobilePicture, TvPicture, DuoPicture];

export function States() {
  const { name } = useOperator();
  return (
    <Sheet title="picture">
      <Specimen state="picture.alone" wide>
        <Row>
          {pictures.map((Picture, index) => (
            <Picture key={index} />
          ))}
        </Row>
      </Specimen>
      <Specimen state="picture.item" wide>
        <Row>
          {pictures.map((Picture, index) => (
            <ItemPicture key={index}>
              <Picture />
            </ItemPicture>
          ))}
        </Row>
      </Specimen>
      <Specimen state="picture.thumb" wide>
        <Row>
          {pictures.map((Picture, index) => (
            <Thumb key={index}>
              <Picture size={24} />
            </Thumb>
          ))}
        </Row>
      </Specimen>
      <Specimen state="logo.waves">
        <Logo variant="waves" name={name} />
      </Specimen>
      <Specimen state="logo.line">
        <Logo variant="line" name={name} />
      </Specimen>
    </Sheet>
  );
}
